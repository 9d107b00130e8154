import { Flex, Typography } from '@strapi/design-system'
import { Link, useSearchParams } from 'react-router-dom'
import { useTexts } from './texts'

type Props = { page: number; pageCount: number; total: number }

/** Links to the previous and next pages. */
export function Pagination({ page, pageCount, total }: Props) {
  const { t } = useTexts()
  const [params] = useSearchParams()
  const to = (target: number) => {
    const next = new URLSearchParams(params)
    next.set('page', String(target))
    return { search: next.toString() }
  }
  const link = (target: number, text: string) =>
    target >= 1 && target <= pageCount ? (
      <Typography tag={Link} to={to(target)} textColor="primary600" fontWeight="semiBold">
        {text}
      </Typography>
    ) : null
  return (
    <Flex tag="nav" aria-label={t('pages')} gap={5} paddingTop={4} wrap="wrap">
      <Typography textColor="neutral600">
        {t('page', { page, pages: Math.max(1, pageCount), total })}
      </Typography>
      {link(page - 1, t('previous'))}
      {link(page + 1, t('next'))}
    </Flex>
  )
}
