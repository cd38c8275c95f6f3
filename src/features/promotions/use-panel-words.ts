import type { PromotionDetails } from '#contract/index.ts'
import { useFormat } from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { PromotionPanelStatus } from './promotion-panel.tsx'

export interface PanelWords {
  title: string
  text: string
  /** What was, or can be, taken. */
  amount: string | null
  /** The house's own words about an application; text, never HTML. */
  reply: string | null
}

/** What each status of a promotion means to whom it shows, and what comes next. */
export function usePanelWords(
  status: PromotionPanelStatus,
  promotion: PromotionDetails,
): PanelWords {
  const { t } = useLingui()
  const format = useFormat()
  const { entry, how, application, needsMobile, payout, progress } = promotion
  const bonus = entry?.bonus ?? promotion.bonus
  const amount = bonus === null || Number(bonus) === 0 ? null : format.money(bonus)
  const at = (instant: string | null | undefined) => (instant ? format.dateTime(instant) : null)
  const reply = entry?.reply?.trim() || null
  const said = (title: string, text: string, sum: string | null = null): PanelWords => ({
    title,
    text,
    amount: sum,
    reply: null,
  })
  switch (status) {
    case 'join': {
      if (how !== 'apply') {
        return said(
          t`Take part`,
          needsMobile
            ? t`For members with a verified mobile number. What you do counts once you’ve joined`
            : t`What you do counts once you’ve joined`,
        )
      }
      return said(
        t`Take part`,
        application.proofsMin > 0
          ? t`Send us a picture that shows it. We look at every application`
          : t`Send us an application. We look at every one`,
      )
    }
    case 'claim':
      return entry === null
        ? said(
            t`Yours to claim`,
            t`It goes to your wallet as play credit, once per account`,
            amount,
          )
        : {
            ...said(t`Yours to claim`, t`Everything is done. Your reward is waiting`, amount),
            reply,
          }
    case 'signed':
      return progress === null
        ? said(
            t`You’re in`,
            t`What the terms ask for counts from now on. The reward comes by itself`,
          )
        : said(
            t`Progress`,
            payout === 'issue'
              ? t`Once you’re there, the reward comes by itself`
              : t`Once you’re there, claim your reward on this page`,
          )
    case 'applying': {
      const sent = at(entry?.createdAt)
      return {
        ...said(
          t`Your application`,
          sent
            ? t`Sent ${sent}. We’re looking at it and answer here`
            : t`We’re looking at it and answer here`,
        ),
        reply: null,
      }
    }
    case 'process':
      return {
        ...said(t`Your application`, t`Approved. We’re preparing your reward`, amount),
        reply,
      }
    case 'rejected':
      return {
        ...said(
          t`Your application`,
          reply
            ? t`It wasn’t approved. We wrote`
            : t`It wasn’t approved. Read the terms, then try again`,
        ),
        reply,
      }
    case 'issued': {
      const paid = at(entry?.paidAt)
      return {
        ...said(
          t`Your reward`,
          paid ? t`Paid to your wallet ${paid}` : t`Paid to your wallet when you joined the house`,
          amount,
        ),
        reply,
      }
    }
    case 'claimed': {
      const paid = at(entry?.paidAt)
      return {
        ...said(
          t`Your reward`,
          paid ? t`Added to your wallet ${paid}` : t`Added to your wallet`,
          amount,
        ),
        reply,
      }
    }
    case 'close':
      return said(t`It’s over`, t`This promotion has ended. See what else is on`)
    case 'auto':
      return said(t`Nothing to press`, t`The reward comes by itself once the terms are met`)
    case 'elsewhere':
      return said(t`Take part`, t`It has a page of its own`)
  }
}
