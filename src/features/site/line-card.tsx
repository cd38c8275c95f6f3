import { useLingui } from '@lingui/react/macro'
import { CopyButton, PopoverTitle, QrCode } from '#components/index.ts'

export interface LineCardProps {
  /** What the house calls it. */
  title: string
  /** What the code leads to. */
  address: string
}

/** `…/@house` → `@house`: what one can type into LINE; null where the address says none. */
export function lineIdOf(address: string): string | null {
  const last = URL.canParse(address) ? new URL(address).pathname.split('/').at(-1) : undefined
  return last && /^(@|%40)[\w.-]{1,40}$/.test(last) ? last.replace('%40', '@') : null
}

/** LINE's code to scan, in its popover: 100 px and a margin of 10 (section 9). */
export function LineCard({ title, address }: LineCardProps) {
  const { t } = useLingui()
  const id = lineIdOf(address)
  return (
    <>
      <PopoverTitle className="px-8 text-center">{title}</PopoverTitle>
      <QrCode
        value={address}
        label={t`QR code of ${title}`}
        failedLabel={t`No code to scan here. Use the link`}
        className="mx-auto mt-3"
      >
        <p className="type-body-sm text-secondary">{t`Scan with the LINE app`}</p>
        {id && (
          <p translate="no" className="type-label font-semibold wrap-break-word text-primary">
            {id}
          </p>
        )}
      </QrCode>
      <CopyButton
        block
        className="mt-3"
        text={id ?? address}
        label={id ? t`Copy ID` : t`Copy link`}
        copiedLabel={t`Copied`}
        failedLabel={t`Copy it by hand`}
      />
    </>
  )
}
