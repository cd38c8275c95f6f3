import { useCall } from '#client/index.ts'
import { helpCenter } from '#contract/index.ts'
import { kept } from '#features/site/index.ts'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { HelpCentreState } from './help-centre.tsx'
import {
  articleOfHash,
  type HelpAddress,
  readAddress,
  searchHelp,
  topicOf,
  writeAddress,
} from './help-rules.ts'

/** Milliseconds after the last key until the address says what is searched for. */
const pause = 400

export interface HelpOptions {
  /** `/help`, or `/helpmc`. */
  path: string
  /** Query string of the page, with or without `?`. */
  search: string
  /** Puts another query string in the address; the Back button passes over it. */
  onSearchChange(search: string): void
  /** Listens for links that are followed on the page; answers how to stop. */
  onFollowed?: (listener: () => void) => () => void
}

/** Leads to an article: eyes and keyboard. */
function bring(article: string): void {
  // Its row may only now be drawn.
  requestAnimationFrame(() => {
    const row = document.getElementById(`help-${article}`)
    row?.scrollIntoView()
    row?.querySelector('summary')?.focus({ preventScroll: true })
  })
}

/** What is typed, at once; the address follows when the typist rests, and leads when it changes by itself. */
function useTyped(query: string, write: (query: string) => void) {
  const [typed, setTyped] = useState(query)
  const [known, setKnown] = useState(query)
  if (known !== query) {
    setKnown(query)
    // Unless it only says what was typed a moment ago, with more typed since.
    if (!typed.trim().startsWith(query) || query === '') setTyped(query)
  }
  const tell = useEffectEvent(write)
  useEffect(() => {
    if (typed.trim() === query) return
    const timer = setTimeout(() => tell(typed.trim()), pause)
    return () => clearTimeout(timer)
  }, [typed, query])
  return [typed, setTyped] as const
}

/** Which articles are open: those that were opened, and the one that the address names. */
function useOpened(article: string | null) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(article ? [article] : []))
  const [known, setKnown] = useState(article)
  if (known !== article) {
    setKnown(article)
    if (article) setOpened(new Set([...opened, article]))
  }
  const change = (id: string, open: boolean) => {
    const next = new Set(opened)
    if (open) next.add(id)
    else next.delete(id)
    setOpened(next)
  }
  return [opened, change] as const
}

/** The help centre (C3): one call brings everything, and the search is made here. */
export function useHelp(options: HelpOptions): HelpCentreState {
  const { path, search, onSearchChange, onFollowed } = options
  const { data, error, isValidating, mutate } = useCall(helpCenter, {}, kept)
  const topics = useMemo(() => data?.topics ?? [], [data])
  const address = useMemo(() => readAddress(search), [search])
  const go = (change: Partial<HelpAddress>) => {
    const next = writeAddress({ ...address, ...change })
    if (next !== writeAddress(address)) onSearchChange(next)
  }
  const [typed, setTyped] = useTyped(address.query, (query) =>
    // A search is over all topics, until one of them is chosen.
    go({ query, topic: null, article: null }),
  )
  const [opened, setOpened] = useOpened(address.article)

  // A fragment never reaches the server, so it is looked at once the page is alive.
  const follow = useEffectEvent(() => {
    const article = articleOfHash(location.hash, topics)
    if (article === null) return
    setOpened(article, true)
    go({ query: '', topic: topicOf(topics, article)?.id ?? null })
    bring(article)
  })
  const ready = topics.length > 0
  useEffect(() => {
    if (!ready) return
    follow()
    const heard = () => follow()
    addEventListener('hashchange', heard)
    return () => removeEventListener('hashchange', heard)
  }, [ready])

  // A link to an article may be followed on the very page, also a second time.
  const led = useEffectEvent(() => {
    const { article } = readAddress(location.search)
    if (topicOf(topics, article) === null || article === null) return
    setOpened(article, true)
    bring(article)
  })
  useEffect(() => (ready ? onFollowed?.(() => led()) : undefined), [ready, onFollowed])

  const looked = useMemo(() => searchHelp(topics, typed), [topics, typed])
  const shared = {
    path,
    typed,
    onType: setTyped,
    topicHref: (topic: string) => path + writeAddress({ ...address, topic, article: null }),
  }
  if (!data) {
    if (!error) return { ...shared, status: 'loading' }
    const onRetry = () => void mutate()
    return {
      ...shared,
      status: 'failed',
      code: `HC-${error.reason}`,
      retrying: isValidating,
      onRetry,
    }
  }
  if (!ready) return { ...shared, status: 'empty' }

  const named = topics.find(({ id }) => id === address.topic)
  const list = {
    ...shared,
    topics,
    opened,
    onOpenChange(id: string, open: boolean) {
      setOpened(id, open)
      // What was typed a moment ago belongs to the same address.
      const query = typed.trim()
      if (open) go({ query, article: id })
      else if (address.article === id) {
        go({ query, article: null, topic: query ? address.topic : topicOf(topics, id)!.id })
      }
    },
  }
  if (looked) {
    const found = looked.found.filter(({ topic }) => !named || topic === named.id)
    return {
      ...list,
      status: found.length > 0 ? 'found' : 'not-found',
      query: typed.trim(),
      topic: named ?? null,
      articles: found.map(({ article }) => article),
      marked: looked.query,
    }
  }
  const topic = named ?? topicOf(topics, address.article) ?? topics[0]!
  return { ...list, status: 'ready', topic, articles: topic.articles }
}
