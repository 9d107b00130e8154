import { isLocale, type Locale, negotiateLocale } from '@bgm/i18n'

export type DeviceTheme = 'dark' | 'light'

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // If storage is unavailable, the choice applies only until the next start.
  }
}

export const getStoredTheme = (): DeviceTheme => (read('theme') === 'light' ? 'light' : 'dark')

export function applyTheme(theme: DeviceTheme): void {
  document.documentElement.dataset.theme = theme
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', theme === 'dark' ? '#15101b' : '#f8f4ec')
}

export function storeTheme(theme: DeviceTheme): void {
  write('theme', theme)
  applyTheme(theme)
}

export const brightnesses = ['full', 'medium', 'low'] as const
export type Brightness = (typeof brightnesses)[number]

export const getStoredBrightness = (): Brightness =>
  brightnesses.find(one => one === read('brightness')) ?? 'full'

/** Dims the page, because a web page cannot change the screen's brightness. */
export function applyBrightness(brightness: Brightness): void {
  document.documentElement.dataset.brightness = brightness
}

export function storeBrightness(brightness: Brightness): void {
  write('brightness', brightness)
  applyBrightness(brightness)
}

/** Returns the language chosen on this device, or null. */
export function findStoredLocale(): Locale | null {
  const stored = read('locale')
  return stored !== null && isLocale(stored) ? stored : null
}

export const storeLocale = (locale: Locale): void => write('locale', locale)

export const getBrowserLocale = (): Locale => negotiateLocale(navigator.languages.join(','))
