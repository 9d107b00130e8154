import { Flex, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { type ReactNode, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

type Found = { results: { slug: string }[] }
type Props = { message: string; addresses: string[]; children?: ReactNode }

const redirects = '/content-manager/collection-types/api::page-redirect.page-redirect'

/** The former paths that redirect to the given pages. */
function useFormerAddresses(addresses: string[]): string[] {
  const { get } = useFetchClient()
  const [warnings, setWarnings] = useState<string[]>([])
  const targets = addresses.join(' ')
  useEffect(() => {
    if (!targets) return
    let active = true
    const query = new URLSearchParams(
      targets.split(' ').map((target, index) => [`filters[target][$in][${index}]`, target]),
    )
    get<Found>(`${redirects}?${query}&page=1&pageSize=100`)
      .then(({ data }) => active && setWarnings(data.results.map(({ slug }) => `/${slug}`)))
      // The list stays empty if the user may not read redirects.
      .catch(() => undefined)
    return () => {
      active = false
    }
  }, [get, targets])
  return warnings
}

/** The content of a removal dialog: what will disappear from the site, and any additional choice. */
export function RemovalWarning({ message, addresses, children }: Props) {
  const { formatMessage } = useIntl()
  const former = useFormerAddresses(addresses)
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography tag="p">{message}</Typography>
      {former.length > 0 && (
        <Typography tag="p">
          {formatMessage(
            { id: 'panel.missing.redirects' },
            { count: former.length, list: former.join(', ') },
          )}
        </Typography>
      )}
      {children}
    </Flex>
  )
}
