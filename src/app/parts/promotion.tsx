import { useLingui } from '@lingui/react/macro'
import type { PromotionDetails } from '#contract/index.ts'
import type { ApplicationDialogProps } from '#features/promotions/application-dialog.tsx'
import { PromotionDetail } from '#features/promotions/promotion-detail.tsx'
import { PromotionFoot } from '#features/promotions/promotion-button.tsx'
import {
  PromotionPanel,
  type PromotionPanelProps,
  PromotionPanelSkeleton,
} from '#features/promotions/promotion-panel.tsx'
import { panelStatusOf } from '#features/promotions/promotion-rules.ts'
import { useApplication } from '#features/promotions/use-application.ts'
import { usePromotion } from '#features/promotions/use-promotion.ts'
import { usePromotionAction } from '#features/promotions/use-promotion-action.ts'
import { useBrand } from '#features/site/index.ts'
import { untilHere } from '#platform/until-here.ts'
import { type ComponentType, useState } from 'react'
import { usePageHead } from '../page-head.ts'
import { useProtected } from '../use-protected.ts'
import { useClockOffset } from '../use-clock-offset.ts'
import { useServiceDoor } from '../use-service-door.ts'
import { withRest } from '../rest.ts'
import { LateTerms } from './promotion-terms.tsx'

/** The form comes when somebody wants to apply. */
const loadDialog = untilHere(
  withRest(
    async () => (await import('#features/promotions/application-dialog.tsx')).ApplicationDialog,
  ),
  true,
)

/** A promotion on a page of its own. */
export function PromotionPart({ id }: { id: number | null }) {
  const { t } = useLingui()
  const { name } = useBrand()
  const state = usePromotion(id)
  const title = state.status === 'ready' ? state.promotion.title : t`Promotion`
  usePageHead({
    title: t`${title} · ${name}`,
    description:
      state.status === 'ready'
        ? state.promotion.summary
        : t`What the house gives in play credit, by category, with all terms`,
  })
  const onService = useServiceDoor()
  if (state.status !== 'ready') {
    return <PromotionDetail {...state} terms={null} panel={null} onService={onService} />
  }
  const { promotion, isOwn, reload } = state
  return <Ready key={promotion.id} {...{ promotion, isOwn, reload, onService }} />
}

interface ReadyProps {
  promotion: PromotionDetails
  isOwn: boolean
  reload(): void
  onService: (() => void) | undefined
}

/** A promotion that is here. What it asks for guests are asked to log in for, and go on afterwards. */
function Ready({ promotion, isOwn, reload, onService }: ReadyProps) {
  const protect = useProtected()
  const action = usePromotionAction(promotion.id)
  const [open, setOpen] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<ApplicationDialogProps> | null>(null)
  const { reset, ...application } = useApplication(promotion.id, () => setOpen(false))
  const [here] = useState(() => Date.now())
  const panel: PromotionPanelProps = {
    ...action,
    status: panelStatusOf(promotion),
    promotion,
    now: promotion.serverTime ?? here,
    clockOffset: useClockOffset(promotion, reload),
    onEnd: reload,
    onJoin: () => protect('member-centre', action.onJoin),
    onClaim: () => protect('member-centre', action.onClaim),
    onApply() {
      protect('member-centre', () => {
        reset()
        void loadDialog().then((loaded) => {
          setDialog(() => loaded)
          setOpen(true)
        })
      })
    },
  }
  return (
    <>
      <PromotionDetail
        status="ready"
        promotion={promotion}
        onService={onService}
        terms={<LateTerms html={promotion.content} lang={promotion.lang} />}
        // What a guest would press is not what a member may.
        panel={isOwn ? <PromotionPanel {...panel} /> : <PromotionPanelSkeleton />}
        foot={isOwn && <PromotionFoot {...panel} />}
      />
      {Dialog && (
        <Dialog
          {...application}
          open={open}
          onOpenChange={setOpen}
          title={promotion.title}
          application={promotion.application}
          onCancel={() => setOpen(false)}
        />
      )}
    </>
  )
}
