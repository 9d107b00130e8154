import { BuildNotice } from '@bgm/ui'
import { useLocation } from '@remix-run/react'
import { sessionStore, useStore } from '#app/store'
import { useText } from '#app/text'

/** The notice about a new build: above the tab bar on small screens, and hidden while a dialog is open. */
export function PortalBuildNotice() {
  const t = useText()
  const { pathname, search } = useLocation()
  const covered = useStore(sessionStore, ({ dialog }) => dialog)
  return (
    <BuildNotice
      text={t('build.new_version')}
      reload={{ label: t('build.reload'), href: pathname + search }}
      className={covered ? 'invisible' : 'max-lg:bottom-20'}
    />
  )
}
