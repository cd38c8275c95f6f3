import { type Ref, useEffect, useState } from 'react'
import { untilHere } from '#platform/index.ts'
import { cx } from '../cx.ts'
import { Image } from './image.tsx'

/** Crops of the 320 × 400 picture, and their own size in px. */
const ratios = {
  card: { width: 320, height: 400, look: 'aspect-4/5 rounded-game-card' },
  wide: { width: 320, height: 180, look: 'aspect-video rounded-game-card' },
  square: { width: 320, height: 320, look: 'aspect-square rounded-md' },
} as const

export const coverAxes = { ratio: ['card', 'wide', 'square'] } as const satisfies {
  ratio: (keyof typeof ratios)[]
}

export type CoverProps = {
  /** Address of the game's picture. Without one, or when it fails, one is drawn. */
  src?: string | null
  /** The game's id: the same id always gives the same drawing. */
  id: string
  /** The vendor's code or a studio's key: all covers of one go together. */
  vendor: string
  /** What the picture says; '' when the title stands beside it. */
  alt: string
  /** `wide` is the sheet on a phone, `square` a tile. @default 'card' */
  ratio?: (typeof coverAxes.ratio)[number]
  /** Loads at once: what the first screen shows. @default false */
  priority?: boolean
  className?: string
  ref?: Ref<HTMLSpanElement>
}

const fetchArt = untilHere(() => import('#art/index.ts'))

/** Draws a cover (docs/adr/0003-art.md). A vendor that is no studio of ours gets the colours of one. */
async function draw(id: string, vendor: string): Promise<string> {
  const { cover, hash, studioKeys } = await fetchArt()
  const known = studioKeys.find((key) => key === vendor.toLowerCase())
  const studio = known ?? studioKeys[hash(vendor) % studioKeys.length]
  return studio ? `data:image/svg+xml,${encodeURIComponent(cover(id, studio))}` : ''
}

/**
 * A game's cover, alone: in its sheet, while it starts, in a bar. The drawing code comes only when a
 * picture is missing; until then, and on the server, the box shows the default icon.
 */
export function Cover(props: CoverProps) {
  const { src, id, vendor, alt, ratio = 'card', priority, className, ref } = props
  const [failed, setFailed] = useState<string | null>(null)
  const [drawn, setDrawn] = useState<{ of: string; src: string } | null>(null)
  const { width, height, look } = ratios[ratio]
  const missing = !src || failed === src
  const key = `${vendor}:${id}`

  useEffect(() => {
    if (!missing) return
    let current = true
    void draw(id, vendor).then((src) => current && setDrawn({ of: key, src }))
    return () => {
      current = false
    }
  }, [missing, id, vendor, key])

  return (
    <span
      ref={ref}
      data-slot="cover"
      data-ratio={ratio}
      data-state={missing ? 'drawn' : undefined}
      onErrorCapture={() => setFailed(src ?? null)}
      className={cx(
        'relative block w-full min-w-0 overflow-hidden bg-sunken shadow-1',
        'after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit] after:inset-shadow-[0_1px_0] after:inset-shadow-neutral-0/18 after:inset-ring after:inset-ring-neutral-0/8',
        look,
        className,
      )}
    >
      <Image
        src={missing ? (drawn?.of === key ? drawn.src : null) : src}
        alt={alt}
        width={width}
        height={height}
        priority={priority}
        className="size-full object-cover"
      />
    </span>
  )
}
