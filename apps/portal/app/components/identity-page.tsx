import { SplitPanel, type SplitPanelProps } from '@bgm/ui'
import { keepingTyped } from '#app/forms/language-intent'
import { EnterButton } from './enter-button'
import { useFrame } from './page'

type Panel = Omit<SplitPanelProps, 'logo' | 'skipLabel' | 'languages'>

/** The frame of signing in, registering and resetting: form left, art right. The switch of language keeps what `form` holds. */
export function IdentityPage({ form, ...props }: Panel & { form?: string }) {
  const { logo, skipLabel, languages } = useFrame()
  return (
    <>
      {form ? <EnterButton form={form} /> : null}
      <SplitPanel
        logo={logo}
        skipLabel={skipLabel}
        languages={form ? keepingTyped(form, languages) : languages}
        {...props}
      />
    </>
  )
}
