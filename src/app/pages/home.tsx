import { useLingui } from '@lingui/react/macro'
import { HomeBody, useHomeTitle } from '../home-body.tsx'
import { usePageHead } from '../page-head.ts'

export { reads } from '../home-body.tsx'

export default function Home() {
  const { t } = useLingui()
  usePageHead({
    title: useHomeTitle(),
    description: t`Slots, live casino, fishing, sports and lottery on play credit with no cash value`,
  })
  return <HomeBody />
}
