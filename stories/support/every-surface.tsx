import type { ReactNode } from 'react'
import { Cell } from './cell.tsx'

const grounds = [
  { name: 'canvas', className: 'bg-canvas' },
  { name: 'sunken', className: 'bg-sunken' },
  { name: 'surface', className: 'bg-surface' },
  { name: 'raised', className: 'bg-raised' },
  { name: 'selected', className: 'bg-selected' },
  { name: 'inverse', className: 'bg-canvas', surface: 'inverse' },
] as const

/** `OnSurfaces`: the same example on every ground that a page may put under it. */
export function EverySurface({
  children,
}: {
  children: ReactNode | ((ground: string) => ReactNode)
}) {
  return (
    <div className="flex flex-col gap-3">
      {grounds.map((ground) => (
        <div
          key={ground.name}
          data-surface={'surface' in ground ? ground.surface : undefined}
          className={`rounded-md border border-subtle p-4 ${ground.className}`}
        >
          <Cell label={ground.name}>
            {typeof children === 'function' ? children(ground.name) : children}
          </Cell>
        </div>
      ))}
    </div>
  )
}
