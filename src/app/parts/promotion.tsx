import { useLingui } from '@lingui/react/macro'
import type { PromotionDetails } from '#contract/index.ts'
import { ApplicationDialog } from '#features/promotions/application-dialog.tsx'
import { PromotionDetail } from '#features/promotions/promotion-detail.tsx'
import { PromotionPanel } from '#features/promotions/promotion-panel.tsx'
import { panelStatusOf } from '#features/promotions/promotion-rules.ts'
import { useApplication } from '#features/promotions/use-application.ts'
import { usePromotion } from '#features/promotions/use-promotion.ts'
import { usePromotionAction } from '#features/promotions/use-promotion-action.ts'
import { useBrand, useStatus } from '#features/site/index.ts'
import { firstService } from '#features/site/service-link.ts'
import { useState } from 'react'
import { usePageHead } from '../page-head.ts'
import { useProtected } from '../use-protected.ts'

/** A promotion on a page of its own. */
export function PromotionPart({ id }: { id: number | null }) {
  const { t } = useLingui()
  const { name } = useBrand()
  const { data: status } = useStatus()
  const state = usePromotion(id)
  const title = state.status === 'ready' ? state.promotion.title : t`Promotion`
  usePageHead({
    title: t`${title} · ${name}`,
    description:
      state.status === 'ready'
        ? state.promotion.summary
        : t`What the house gives in play credit, by category, with all terms`,
  })
  return (
    <PromotionDetail
      {...state}
      serviceHref={firstService(status?.customerService ?? [])}
      panel={
        state.status === 'ready' && (
          <Panel key={state.promotion.id} promotion={state.promotion} onEnd={state.reload} />
        )
      }
    />
  )
}

/** What there is to press; guests are asked to log in first and go on afterwards. */
function Panel({ promotion, onEnd }: { promotion: PromotionDetails; onEnd: () => void }) {
  const protect = useProtected()
  const action = usePromotionAction(promotion.id)
  const [open, setOpen] = useState(false)
  const { reset, ...application } = useApplication(promotion.id, () => setOpen(false))
  const [now] = useState(() => Date.now())
  return (
    <>
      <PromotionPanel
        {...action}
        status={panelStatusOf(promotion)}
        promotion={promotion}
        now={now}
        onEnd={onEnd}
        onJoin={() => protect('member-centre', action.onJoin)}
        onClaim={() => protect('member-centre', action.onClaim)}
        onApply={() =>
          protect('member-centre', () => {
            reset()
            setOpen(true)
          })
        }
      />
      <ApplicationDialog
        {...application}
        open={open}
        onOpenChange={setOpen}
        title={promotion.title}
        application={promotion.application}
        onCancel={() => setOpen(false)}
      />
    </>
  )
}
