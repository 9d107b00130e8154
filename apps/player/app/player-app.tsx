import { LanguageProvider, type LoadedLanguage } from './language-provider'
import {
  PlayerContext,
  type PlayerSession,
  SoundContext,
  type SoundControls,
  useView,
} from './player-context'
import { PairingScreen } from './screens/pairing-screen'
import { StartingScreen } from './screens/start-screens'
import { ZoneScreen } from './screens/zone-screen'

/** The root component, which renders the current screen of a session. */
export function PlayerApp({
  session,
  sound,
  language,
}: {
  session: PlayerSession
  sound: SoundControls
  language: LoadedLanguage
}) {
  return (
    <PlayerContext.Provider value={session}>
      <SoundContext.Provider value={sound}>
        <LanguageProvider initial={language}>
          <Screen />
        </LanguageProvider>
      </SoundContext.Provider>
    </PlayerContext.Provider>
  )
}

function Screen() {
  const view = useView()
  if (view.screen === 'starting') return <StartingScreen />
  if (view.screen === 'pairing') return <PairingScreen view={view} />
  return <ZoneScreen view={view} />
}
