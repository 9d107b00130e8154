import { BareFrame } from '@bgm/ui'
import type { ReactNode } from 'react'
import { useFrameProps } from './page'

/** A page without navigation. */
export function BarePage({ children }: { children: ReactNode }) {
  const { logo, skipLabel, languages } = useFrameProps()
  return (
    <BareFrame logo={logo} skipLabel={skipLabel} languages={languages}>
      <div className="wrap pt-6 pb-20">{children}</div>
    </BareFrame>
  )
}
