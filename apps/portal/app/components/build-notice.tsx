import { BuildNotice } from '@bgm/ui'
import { useLocation } from '@remix-run/react'
import { useText } from '#app/text'

/** Above the bar of tabs on small screens. */
export function PortalBuildNotice() {
  const t = useText()
  const { pathname, search } = useLocation()
  return (
    <BuildNotice
      text={t('build.new_version')}
      reload={{ label: t('build.reload'), href: pathname + search }}
      className="max-lg:bottom-20"
    />
  )
}
