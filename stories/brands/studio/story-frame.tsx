import { useEffect, useRef } from 'react'
import { ScrollBox } from '#stories/support/scroll-box.tsx'

interface StoryFrameProps {
  /** Id of a story: `pages-home--guest`. */
  story: string
  brand: string
  scheme: 'dark' | 'light'
  locale: string
  /** Says what is seen. */
  label: string
  /** Of the page in the frame, px. */
  width: number
  /** Of the window onto it, px on the page around it. */
  height: number
  /** The brand's rules, where they are not the folder's; they change while the page stays. */
  css?: string
  /** `brand.json` as JSON, where it is not the folder's. */
  settings?: string
}

const sheet = 'studio-look'

/** Puts the draft's rules last in the frame's page. */
const dress = (page: Document | null | undefined, css: string | undefined) => {
  if (!page?.head || css === undefined) return
  const style = page.getElementById(sheet) ?? page.createElement('style')
  style.id = sheet
  style.textContent = css
  page.head.append(style)
}

/** Draws the story in a frame anew, as its own toolbar would. */
const redraw = (frame: HTMLIFrameElement | null, storyId: string) => {
  const channel = Reflect.get(frame?.contentWindow ?? {}, '__STORYBOOK_ADDONS_CHANNEL__') as
    | { emit: (event: string, payload: object) => void }
    | undefined
  channel?.emit('forceRemount', { storyId })
}

/** ms; a name is typed letter by letter. */
const pause = 400

/**
 * A whole page of the product, live and small: its story in a frame of its own, so that breakpoints,
 * fixed bars and ids are the page's own. A picture to look at, so nothing in it takes focus, and embedded,
 * so that its `play`, which knows the words of one language, is not run; what is longer than the window
 * scrolls, by keys too.
 */
export function StoryFrame(props: StoryFrameProps) {
  const { story, brand, scheme, locale, label, width, height, css, settings } = props
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const now = useRef({ css, settings })
  const address =
    `iframe.html?viewMode=story&embed=true&id=${story}` +
    `&globals=brand:${brand};scheme:${scheme};locale:${locale};a11y.manual:!true`

  useEffect(() => {
    const inner = box.current
    const outer = inner?.parentElement
    if (!inner || !outer) return
    const page = document.createElement('iframe')
    Object.assign(page, { src: address, title: label, inert: true, className: 'block border-0' })
    Object.assign(page.style, { width: `${width}px`, maxWidth: 'none', transformOrigin: '0 0' })
    if (now.current.settings) page.dataset['settings'] = now.current.settings
    const fit = () => {
      const scale = outer.clientWidth / width
      const content = page.contentDocument?.body?.scrollHeight ?? 0
      const high = Math.max(content, height / scale)
      Object.assign(page.style, { height: `${high}px`, transform: `scale(${scale})` })
      inner.style.height = `${high * scale}px`
    }
    const watch = new ResizeObserver(fit)
    watch.observe(outer)
    page.addEventListener('load', () => {
      dress(page.contentDocument, now.current.css)
      if (page.contentDocument?.body) watch.observe(page.contentDocument.body)
      fit()
    })
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      seen.disconnect()
      inner.append(page)
    })
    seen.observe(outer)
    frame.current = page
    return () => {
      seen.disconnect()
      watch.disconnect()
      page.remove()
    }
  }, [address, label, width, height])

  useEffect(() => {
    now.current.css = css
    dress(frame.current?.contentDocument, css)
  }, [css])

  // A page reads its settings when it is drawn.
  useEffect(() => {
    if (now.current.settings === settings) return
    now.current.settings = settings
    if (frame.current) frame.current.dataset['settings'] = settings
    const wait = setTimeout(() => redraw(frame.current, story), pause)
    return () => clearTimeout(wait)
  }, [settings, story])

  return (
    <ScrollBox
      label={label}
      style={{ height }}
      className="overflow-x-hidden overflow-y-auto rounded-lg border border-default bg-sunken"
    >
      <div ref={box} className="overflow-hidden" />
    </ScrollBox>
  )
}
