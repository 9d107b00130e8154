import type { ZoneView } from '#app/engine/view'
import { useDelayedTrue } from '#app/player-context'
import { ClosedScreen, useIsClosed } from './closed-screen'
import { AnnouncementScreen, ClockScreen, IdentifiedScreen, OfflineScreen } from './notice-screens'
import { PlayingScreen } from './playing-screen'
import { PausedScreen, SilentScreen } from './quiet-screens'
import { BlockedScreen, ErrorScreen, LicenceScreen, LoadingScreen } from './trouble-screens'

/** Network interruptions shorter than this have no screen of their own. */
const offlineShownAfter = 8_000

/** The screen of a paired device. States that require action take precedence. */
export function ZoneScreen({ view }: { view: ZoneView }) {
  const isOffline = useDelayedTrue(!view.isOnline, offlineShownAfter)
  const { isClosed, explain } = useIsClosed(view)
  const { bundle, track, mode } = view
  if (view.isIdentified) return <IdentifiedScreen view={view} />
  if (mode === 'blocked') return <BlockedScreen view={view} />
  if (mode === 'stopped') return <LicenceScreen view={view} />
  if (mode === 'error') return <ErrorScreen view={view} />
  if (isClosed) return <ClosedScreen view={view} explain={explain} />
  if (mode === 'silent') return <SilentScreen view={view} />
  if (mode === 'paused') return <PausedScreen view={view} />
  if (!bundle || !track) return <LoadingScreen view={view} />
  if (view.announcement) return <AnnouncementScreen view={view} title={view.announcement.name} />
  if (view.problems.includes('clock-wrong')) return <ClockScreen view={view} />
  if (isOffline) return <OfflineScreen view={view} />
  return <PlayingScreen view={{ ...view, bundle, track }} />
}
