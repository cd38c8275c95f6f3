import { useLingui } from '@lingui/react/macro'
import { Tab, TabList, TabPanel, Tabs } from '#components/index.ts'
import { type ReactNode, useState } from 'react'

export interface LoginMethodsProps {
  /** The form of user name and password. */
  children: ReactNode
  /** The form of number and code; without it there is nothing to choose. */
  sms?: ReactNode
}

/**
 * The ways to log in (A1, A2), one at a time. Who looks at the other one finds this one as it was
 * left, and a countdown goes on.
 */
export function LoginMethods({ children, sms }: LoginMethodsProps) {
  const { t } = useLingui()
  const [method, setMethod] = useState('password')
  const [sawSms, setSawSms] = useState(false)
  if (!sms) return children
  return (
    <Tabs
      variant="segment"
      value={method}
      onValueChange={(next) => {
        setMethod(next)
        if (next === 'sms') setSawSms(true)
      }}
    >
      <TabList label={t`Ways to log in`}>
        <Tab value="password">{t`Password`}</Tab>
        <Tab value="sms">{t`SMS code`}</Tab>
      </TabList>
      <TabPanel value="password" keep>
        {children}
      </TabPanel>
      <TabPanel value="sms" keep={sawSms}>
        {sms}
      </TabPanel>
    </Tabs>
  )
}
