import { useLingui } from '@lingui/react/macro'
import { Alert, Link } from '#components/index.ts'
import { useLostWords } from './use-lost-words.ts'

/**
 * Over a page whose code did not come (S3): complete to look at, with links and forms that work by
 * themselves. It needs no code either: its link is to the page one is on.
 */
export function LostStartAlert() {
  const { t } = useLingui()
  return (
    <div className="fixed inset-x-3 bottom-3 z-toast mx-auto max-w-[560px] max-md:bottom-20">
      <Alert tone="warning" className="shadow-2" action={<Link href="">{t`Reload`}</Link>}>
        {useLostWords().error}
      </Alert>
    </div>
  )
}
