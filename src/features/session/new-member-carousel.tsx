import { useLingui } from '@lingui/react/macro'
import {
  Button,
  Carousel,
  Dialog,
  DialogBody,
  DialogContent,
  DialogTitle,
  PromotionCard,
  RichHtml,
} from '#components/index.ts'
import type { Promotion } from '#contract/index.ts'
import { useState } from 'react'

export interface NewMemberCarouselProps {
  /** None draws nothing. */
  promotions: readonly Promotion[]
}

/** What waits for new members: slides that can be stopped, each with its terms behind a button. */
export function NewMemberCarousel({ promotions }: NewMemberCarouselProps) {
  const { t } = useLingui()
  const [read, setRead] = useState<Promotion | null>(null)
  const [open, setOpen] = useState(false)
  if (promotions.length === 0) return null
  return (
    <>
      <Carousel
        slides={promotions.map((promotion) => ({
          id: String(promotion.id),
          // The controls stand under the card, not on its words.
          content: (
            <div className="pb-[60px]">
              <PromotionCard
                variant="stack"
                level={2}
                title={promotion.title}
                lang={promotion.lang}
                eyebrow={<span lang={promotion.categoryLang}>{promotion.categoryName}</span>}
                text={promotion.summary}
                image={promotion.imageUrl}
                action={
                  <Button
                    size="sm"
                    aria-label={t`Read more about ${{ promotion: promotion.title }}`}
                    onClick={() => {
                      setRead(promotion)
                      setOpen(true)
                    }}
                  >
                    {t`Read more`}
                  </Button>
                }
              />
            </div>
          ),
        }))}
        labels={{
          name: t`For new members`,
          carousel: t`carousel`,
          slide: t`slide`,
          pause: t`Pause slideshow`,
          play: t`Play slideshow`,
          previous: t`Previous slide`,
          next: t`Next slide`,
          position: (index, count) => t`${index} of ${count}`,
        }}
      />
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent
          size={680}
          phone="sheet"
          closeLabel={t({ message: 'Close', context: 'dialog' })}
          aria-describedby={undefined}
        >
          <DialogBody>
            <DialogTitle variant="title" lang={read?.lang}>
              {read?.title}
            </DialogTitle>
            <RichHtml
              html={read?.content}
              lang={read?.lang}
              labels={{ table: t`Table`, newWindow: t`opens in a new window` }}
            />
          </DialogBody>
        </DialogContent>
      </Dialog>
    </>
  )
}
