import { SplitPanel, type SplitPanelProps } from '@bgm/ui'
import { useFrame } from './page'

/** The frame of signing in, registering and resetting: form left, art right. */
export function IdentityPage(props: Omit<SplitPanelProps, 'logo' | 'skipLabel' | 'languages'>) {
  const { logo, skipLabel, languages } = useFrame()
  return <SplitPanel logo={logo} skipLabel={skipLabel} languages={languages} {...props} />
}
