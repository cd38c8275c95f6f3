import { forgetCookie } from '#platform/forget-cookie.ts'

type TagWindow = Window & { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean>

const tagOf = (id: string) => `https://www.googletagmanager.com/gtag/js?id=${id}`

/** Whether it looks like one of Google's ids: it becomes part of an address. */
export const isTagId = (id: string | null | undefined): id is string =>
  /^[A-Z]{1,4}-[A-Z0-9-]{4,20}$/.test(id ?? '')

/** Loads Google's tag; once, and only for who has agreed to it (S18). */
export function startAnalytics(id: string): void {
  const page = window as unknown as TagWindow
  page[`ga-disable-${id}`] = false
  if (document.querySelector(`script[src="${tagOf(id)}"]`)) return
  const queue = (page.dataLayer ??= [])
  // The tag reads what `arguments` look like, so an array will not do.
  function gtag(..._: unknown[]) {
    queue.push(arguments)
  }
  gtag('js', new Date())
  gtag('config', id)
  const script = document.createElement('script')
  script.async = true
  script.src = tagOf(id)
  document.head.append(script)
}

/** Whoever changes their mind is not counted any more, and forgotten here. */
export function stopAnalytics(id: string): void {
  ;(window as unknown as TagWindow)[`ga-disable-${id}`] = true
  for (const part of document.cookie.split(';')) {
    const name = part.split('=')[0]?.trim() ?? ''
    if (/^_g(a|id|at|cl)/.test(name)) forgetCookie(name)
  }
}
