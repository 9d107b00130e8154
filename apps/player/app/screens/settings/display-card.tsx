import { localeNames, locales } from '@bgm/i18n'
import { useState } from 'react'
import {
  brightnesses,
  getStoredBrightness,
  getStoredTheme,
  storeBrightness,
  storeTheme,
} from '#app/browser/preferences'
import { useLanguage } from '#app/text'
import { Card, SegmentedControl } from './card'

export function DisplayCard() {
  const { locale, text, choose } = useLanguage()
  const [theme, setTheme] = useState(getStoredTheme)
  const [brightness, setBrightness] = useState(getStoredBrightness)
  return (
    <Card title={text('settings.display')}>
      <div className="settings-choices">
        <SegmentedControl
          name={text('settings.language')}
          options={locales}
          chosen={locale}
          label={one => localeNames[one]}
          choose={choose}
        />
        <SegmentedControl
          name={text('settings.theme')}
          options={['dark', 'light'] as const}
          chosen={theme}
          label={one => text(`settings.${one}`)}
          choose={one => {
            storeTheme(one)
            setTheme(one)
          }}
        />
        <SegmentedControl
          name={text('settings.brightness')}
          options={brightnesses}
          chosen={brightness}
          label={one => text(`settings.brightness_${one}`)}
          choose={one => {
            storeBrightness(one)
            setBrightness(one)
          }}
        />
      </div>
    </Card>
  )
}
