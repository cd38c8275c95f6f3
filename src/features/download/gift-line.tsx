import { GiftIcon, Link } from '#components/index.ts'

/** What the house gives for the first visit in the app, and where its terms stand. */
export interface Gift {
  title: string
  href: string
}

/** The gift in one line; the promotion itself says the rest. */
export function GiftLine({ title, href, className }: Gift & { className?: string }) {
  return (
    <p className={className}>
      <Link variant="standalone" href={href} className="wrap-anywhere">
        <GiftIcon size="sm" />
        {title}
      </Link>
    </p>
  )
}
