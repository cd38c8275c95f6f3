import { useLingui } from '@lingui/react/macro'
import { Tab, TabList, TabPanel, Tabs } from '#components/index.ts'
import { DownloadList } from './download-list.tsx'
import { type Platform, platforms } from './download-rules.ts'
import { DownloadStages } from './download-stages.tsx'
import type { DownloadGuideProps } from './download-state.ts'

/**
 * How the site comes to a phone: two tabs, four steps each (section 2, App-download dialog). Wide, the
 * first is a code for the phone's camera; on a phone it is the button itself.
 */
export function DownloadGuide(props: DownloadGuideProps) {
  const { t } = useLingui()
  const names: Record<Platform, string> = { android: t`Android`, ios: t`iOS` }
  return (
    <Tabs
      variant="segment"
      value={props.platform}
      onValueChange={(next) => {
        const platform = platforms.find((one) => one === next)
        if (platform) props.onPlatformChange(platform)
      }}
    >
      <TabList label={t`Kind of phone`} className="md:w-[280px]">
        {platforms.map((one) => (
          <Tab key={one} value={one}>
            {names[one]}
          </Tab>
        ))}
      </TabList>
      {platforms.map((one) => (
        <TabPanel key={one} value={one}>
          <DownloadStages {...props} className="max-md:hidden" />
          <DownloadList {...props} className="md:hidden" />
        </TabPanel>
      ))}
    </Tabs>
  )
}
