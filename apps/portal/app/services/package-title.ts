import type { Order } from '@bgm/api-client'
import type { Locale } from '@bgm/i18n'

/** Returns the name under which an order's package was sold, in the member's language. */
export const getOrderedPackageTitle = (
  { package: { title, titles } }: { package: Pick<Order['package'], 'title' | 'titles'> },
  locale: Locale,
): string => titles?.[locale] ?? title
