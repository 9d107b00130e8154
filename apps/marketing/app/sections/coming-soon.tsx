import { Badge } from '@bgm/ui'
import { useSite } from '#app/components/use-site'

/** Marks a feature that is announced but not available yet. */
export function ComingSoon() {
  const { t, locale } = useSite()
  return (
    <p lang={locale} className="mb-2">
      <Badge tone="info">{t('site.coming_soon')}</Badge>
    </p>
  )
}
