import type { ReactNode } from 'react'

/** One labelled example; the helpers of this folder are made of these. */
export function Cell({
  label,
  lang,
  children,
}: {
  label: string
  lang?: string
  children: ReactNode
}) {
  return (
    <div className="flex min-w-0 max-w-full flex-col items-start gap-2">
      <span lang="en" className="type-caption text-secondary">
        {label}
      </span>
      <div lang={lang} className="w-full min-w-0">
        {children}
      </div>
    </div>
  )
}

/** Cells beside each other, wrapping. */
export function Cells({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-start gap-6">{children}</div>
}
