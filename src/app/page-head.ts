import { createContext, use, useEffect } from 'react'

/** Title and description of a page, as search engines and tab strips read them. */
export interface PageHead {
  title: string
  description: string
}

/** On the server the page writes its head into this; in the browser it is empty. */
const HeadContext = createContext<{ head?: PageHead } | null>(null)

export const HeadProvider = HeadContext.Provider

/** Names the page. */
export function usePageHead(head: PageHead): void {
  const collector = use(HeadContext)
  if (collector) collector.head = head
  useEffect(() => {
    document.title = head.title
  }, [head.title])
}
