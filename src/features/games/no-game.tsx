import { useLingui } from '@lingui/react/macro'
import { Button, EmptyState } from '#components/index.ts'

/** `/game` by its address alone: no game was chosen in this tab. */
export function NoGame() {
  const { t } = useLingui()
  return (
    <main
      id="main"
      tabIndex={-1}
      className="grid min-h-dvh place-items-center bg-canvas outline-none"
    >
      <EmptyState
        emblem="lantern"
        level={1}
        title={t`No game is open`}
        actions={
          <Button variant="primary" asChild>
            <a href="/rng">{t`See all games`}</a>
          </Button>
        }
      >
        {t`Choose one in a lobby and it opens here`}
      </EmptyState>
    </main>
  )
}
