import './app.css'
import type { Locale } from '@bgm/i18n'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { watchArrowKeys } from './browser/arrow-keys'
import { watchInstallation } from './browser/install-prompt'
import { updateMediaSession } from './browser/media-session'
import { openBrowserPorts } from './browser/ports'
import {
  applyBrightness,
  applyTheme,
  findStoredLocale,
  getBrowserLocale,
  getStoredBrightness,
  getStoredTheme,
} from './browser/preferences'
import { watchResume } from './browser/resume'
import { keepScreenOn } from './browser/screen-wake-lock'
import { acquireTabLock } from './browser/single-tab'
import { detectBrowserSupport } from './browser/support'
import { Session } from './engine/session'
import type { LoadedLanguage } from './language-provider'
import { loadMessages } from './load-messages'
import { PlayerApp } from './player-app'
import { SecondTabScreen, StartingScreen, UnsupportedScreen } from './screens/start-screens'
import { createTranslator, LanguageContext } from './text'

// Without `jitless`, Zod would compile code from strings, which the CSP forbids.
z.config({ jitless: true })

const retryMessagesAfter = 5_000

/** The installation code of the link from a printed sheet, which is then removed from the address. */
function takeLinkCode(): string | null {
  const [, code] = /^#install=([\w-]{1,40})$/.exec(location.hash) ?? []
  if (code) history.replaceState(null, '', location.pathname + location.search)
  return code ?? null
}

const container = document.getElementById('root')
const root = container && createRoot(container)

function show(screen: ReactNode, { locale, messages }: LoadedLanguage) {
  const language = { locale, text: createTranslator(locale, messages), choose: () => {} }
  root?.render(<LanguageContext.Provider value={language}>{screen}</LanguageContext.Provider>)
}

async function start(): Promise<void> {
  // Otherwise public/boot.js replaces the stored app.
  document.documentElement.dataset.started = ''
  watchInstallation()
  watchArrowKeys()
  applyTheme(getStoredTheme())
  applyBrightness(getStoredBrightness())
  const locale = findStoredLocale() ?? getBrowserLocale()
  document.documentElement.lang = locale
  // The music does not wait for the texts of the screen.
  const loaded = loadLanguage(locale)
  const support = detectBrowserSupport()
  if (support !== 'supported') return show(<UnsupportedScreen isIos={support === 'ios'} />, await loaded)
  void loaded.then(language => show(<StartingScreen />, language))
  await acquireTabLock(() => void loaded.then(language => show(<SecondTabScreen />, language)))
  keepScreenOn()
  const { ports, sound } = openBrowserPorts()
  const session = new Session(ports, takeLinkCode())
  session.view.subscribe(() => updateMediaSession(session.view.get()))
  watchResume(() => void session.controls?.recover())
  void session.start()
  const language = await loaded
  root?.render(<PlayerApp session={session} sound={sound} language={language} />)
}

/** Loads the messages, and tries again until they arrive. */
async function loadLanguage(locale: Locale): Promise<LoadedLanguage> {
  for (;;) {
    try {
      return { locale, messages: await loadMessages(locale) }
    } catch (error) {
      console.warn('The messages could not be loaded', error)
      await new Promise(resolve => setTimeout(resolve, retryMessagesAfter))
    }
  }
}

void start()
