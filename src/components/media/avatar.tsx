import type { Ref } from 'react'
import { cx } from '../cx.ts'
import { Image } from './image.tsx'

/** Diameters in px. */
const diameters = { sm: 32, md: 40, lg: 64 } as const
const sizeClasses = { sm: 'size-8', md: 'size-10', lg: 'size-16' } as const

export const avatarAxes = { size: ['sm', 'md', 'lg'] } as const satisfies {
  size: (keyof typeof diameters)[]
}

export type AvatarProps = {
  /** Its picture; without one, or when it does not come, a head and shoulders are. */
  src: string | null | undefined
  /** Whose picture it is; '' when the name stands beside it. */
  alt: string
  /** @default 'md' */
  size?: (typeof avatarAxes.size)[number]
  className?: string
  ref?: Ref<HTMLSpanElement>
}

/** A member's picture, round; a head and shoulders when there is none. */
export function Avatar({ src, alt, size = 'md', className, ref }: AvatarProps) {
  const px = diameters[size]
  return (
    <span
      ref={ref}
      data-slot="avatar"
      data-size={size}
      className={cx(
        'block shrink-0 overflow-hidden rounded-full bg-hover',
        sizeClasses[size],
        className,
      )}
    >
      <Image
        src={src}
        alt={alt}
        width={px}
        height={px}
        fallback="avatar"
        className="size-full object-cover"
      />
    </span>
  )
}
