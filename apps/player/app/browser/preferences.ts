import { isLocale, type Locale, negotiateLocale } from '@bgm/i18n'

export type DeviceTheme = 'dark' | 'light'

/** Returns a value of local storage; null if there is none or local storage is unavailable. */
export function readPreference(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writePreference(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // If storage is unavailable, the choice applies only until the next start.
  }
}

export const getStoredTheme = (): DeviceTheme => (readPreference('theme') === 'light' ? 'light' : 'dark')

export function applyTheme(theme: DeviceTheme): void {
  document.documentElement.dataset.theme = theme
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', theme === 'dark' ? '#15101b' : '#f8f4ec')
}

export function storeTheme(theme: DeviceTheme): void {
  writePreference('theme', theme)
  applyTheme(theme)
}

export const brightnesses = ['full', 'medium', 'low'] as const
export type Brightness = (typeof brightnesses)[number]

export const getStoredBrightness = (): Brightness =>
  brightnesses.find(one => one === readPreference('brightness')) ?? 'full'

/** Dims the page, because a web page cannot change the screen's brightness. */
export function applyBrightness(brightness: Brightness): void {
  document.documentElement.dataset.brightness = brightness
}

export function storeBrightness(brightness: Brightness): void {
  writePreference('brightness', brightness)
  applyBrightness(brightness)
}

/** Returns the language chosen on this device, or null. */
export function findStoredLocale(): Locale | null {
  const stored = readPreference('locale')
  return stored !== null && isLocale(stored) ? stored : null
}

export const storeLocale = (locale: Locale): void => writePreference('locale', locale)

export const getBrowserLocale = (): Locale => negotiateLocale(navigator.languages.join(','))
