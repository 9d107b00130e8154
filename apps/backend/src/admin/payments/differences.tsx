import { Box, Flex, Typography } from '@strapi/design-system'
import { Link } from 'react-router-dom'
import { differencesSchema } from './responses'
import { useTexts } from './texts'
import { useOfficeResource } from './use-office'

/** The differences found by the last hourly check; renders nothing if there are none. */
export function DifferencesBox() {
  const { t, time } = useTexts()
  const { data } = useOfficeResource('/differences', differencesSchema)
  if (!data?.data || data.data.found.length === 0) return null
  return (
    <Box
      tag="section"
      background="danger100"
      borderColor="danger200"
      hasRadius
      padding={5}
      marginBottom={5}
      aria-label={t('differences.title')}
    >
      <Typography tag="h2" variant="delta" textColor="danger700">
        {t('differences.title')}
      </Typography>
      <Typography tag="p" textColor="neutral800">
        {t('differences.when', { time: time(data.data.at) })}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2} paddingTop={3}>
        {data.data.found.map(({ kind, reference }) => (
          <Typography tag="li" key={`${kind}${reference}`} textColor="neutral800">
            {reference.startsWith('MB-') ? (
              <Typography
                tag={Link}
                to={`/payments?q=${encodeURIComponent(reference)}`}
                textColor="primary600"
              >
                {reference}
              </Typography>
            ) : (
              <Typography fontWeight="semiBold">{reference}</Typography>
            )}
            {': '}
            {t(`differences.${kind}`)}
          </Typography>
        ))}
      </Flex>
    </Box>
  )
}
