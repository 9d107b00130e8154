import { Box, Flex, Typography } from '@strapi/design-system'
import { findingKinds, type ReportDetails } from './responses'
import { useTexts } from './use-texts'

/** The anomalies in a month, with advice on each. */
export function Findings({ details }: { details: ReportDetails }) {
  const { say, number } = useTexts()
  const kinds = findingKinds.flatMap(kind => {
    const count = details.finding_counts.find(one => one.kind === kind)?.count ?? 0
    return count === 0 ? [] : [{ kind, count }]
  })
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography tag="h3" variant="delta">
        {say('quality')}
      </Typography>
      {kinds.length === 0 ? <Typography>{say('no-findings')}</Typography> : null}
      {kinds.map(({ kind, count }) => (
        <Box key={kind} background="warning100" padding={4} hasRadius>
          <Typography tag="h4" fontWeight="semiBold" textColor="neutral800">
            {say(`finding.${kind}`, { count: number(count) })}
          </Typography>
          <Typography tag="p" textColor="neutral800">
            {say(`next.${kind}`)}
          </Typography>
          <Box tag="ul" paddingTop={2}>
            {details.findings
              .filter(finding => finding.kind === kind)
              .map(({ subject, detail, count: times }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: names are not unique, and the list never changes
                <Typography key={index} tag="li" textColor="neutral800">
                  {[subject, detail, ...(kind === 'silent' ? [] : [`${number(times)} ×`])].join(' · ')}
                </Typography>
              ))}
          </Box>
        </Box>
      ))}
    </Flex>
  )
}
