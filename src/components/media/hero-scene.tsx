import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { untilHere } from '#platform/index.ts'
import { cx } from '../cx.ts'
import { loadScene, type SceneName, sceneNames, scenesAtHand } from './scene-source.ts'

export type { SceneName } from './scene-source.ts'

export const heroSceneAxes = { name: sceneNames } as const

export type HeroSceneProps = {
  /** The brand's scene. */
  name: SceneName
  /** Begins the ids inside, when a page shows a scene twice. */
  uid?: string
  className?: string
  ref?: Ref<SVGSVGElement>
}

/**
 * A brand's hero picture, inline so that it takes the theme's inks and paints with the first frame.
 * The server writes it into the page; the browser keeps what is there and fetches the drawing only
 * when it has to make one itself, on a later visit to the page.
 */
export function HeroScene({ name, uid, className, ref }: HeroSceneProps) {
  const own = useRef<SVGSVGElement>(null)
  const [shown, setShown] = useState(() => scenesAtHand[name]?.(uid) ?? '')
  const [drawn, setDrawn] = useState(name)
  useImperativeHandle(ref, () => own.current as SVGSVGElement)

  useEffect(() => {
    if (drawn === name && own.current?.firstElementChild) return
    let current = true
    void untilHere(loadScene[name])().then((draw) => {
      scenesAtHand[name] = draw
      if (!current) return
      setShown(draw(uid))
      setDrawn(name)
    })
    return () => {
      current = false
    }
  }, [name, drawn, uid])

  return (
    <svg
      ref={own}
      data-slot="hero-scene"
      data-variant={name}
      viewBox="0 0 1152 400"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      className={cx('block', className)}
      // The browser's first render has no drawing and must leave the server's alone.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: shown }}
    />
  )
}
