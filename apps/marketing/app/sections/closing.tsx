import { ClosingBanner } from '@bgm/ui'
import type { BlockProps } from './block'
import { SectionLinks } from './links'
import { SectionBox } from './section-box'

export function Closing({ title, text, primary, secondary, anchor }: BlockProps<'closing'>) {
  return (
    <SectionBox id={anchor}>
      <ClosingBanner
        title={title}
        text={text}
        actions={<SectionLinks on="accent" primary={primary} secondary={secondary} />}
      />
    </SectionBox>
  )
}
