import { useAccount } from '#features/session/index.ts'
import { NoticesDialog } from '#features/site/notices-dialog.tsx'
import { useNotices } from '#features/site/use-notices.ts'
import type { OverlayProps } from './overlays.tsx'

/** What the house tells its players (S14). */
export default function NoticesOverlay({ open, onOpenChange }: OverlayProps) {
  const notices = useNotices(useAccount() !== null, open)
  return <NoticesDialog {...notices} open={open} onOpenChange={onOpenChange} />
}
