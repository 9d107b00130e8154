import { Box, Button, Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system'
import { Minus, Plus, Trash } from '@strapi/icons'
import type { Line, Package } from './responses'
import { useOrderTexts, useStaffOrderAction } from './use-customer-orders'

type Props = { path: string; line: Line; packages: readonly Package[]; onChange: () => void }
type Offer = { kind: Line['kind']; key?: string; period?: 'monthly' | 'yearly' }

const toValue = ({ kind, key, period }: Offer) => [kind, key, period].filter(Boolean).join(' ')

const toOffer = ({ kind, package: pack, billing_period: period }: Line): Offer =>
  kind === 'extra-zones' || !pack || !period ? { kind } : { kind, key: pack.key, period }

/** What can be ordered for the unit of a line, including what was chosen and is not sold. */
function useOffers({ line, packages }: Pick<Props, 'line' | 'packages'>) {
  const { say } = useOrderTexts()
  const sold = packages.filter(({ key }) => line.packages.includes(key))
  const offers = line.kinds.flatMap((kind): { offer: Offer; label: string }[] =>
    kind === 'extra-zones'
      ? [{ offer: { kind }, label: say(`kind.${kind}`) }]
      : sold.flatMap(({ key, title, ...prices }) =>
          (['yearly', 'monthly'] as const)
            .filter(period => prices[`price_${period}`] !== null)
            .map(period => ({
              offer: { kind, key, period },
              label: `${say(`kind.${kind}`)}: ${title}, ${say(period)}`,
            })),
        ),
  )
  const chosen = toOffer(line)
  const isListed = offers.some(({ offer }) => toValue(offer) === toValue(chosen))
  const label = [say(`kind.${line.kind}`), line.package?.title].filter(Boolean).join(': ')
  return isListed ? offers : [{ offer: chosen, label }, ...offers]
}

function LineNotes({ line }: { line: Line }) {
  const { say, money, lastDay } = useOrderTexts()
  const { price, unit_price: each, former_unit_price: former, zone_count: zones, days, covers_until } = line
  const details = [
    ...(price !== null && zones > 1 ? [say('calculation', { zones, price: money(each) })] : []),
    ...(days ? [say('days', days)] : []),
    ...(covers_until ? [say('until', { day: lastDay(covers_until) })] : []),
  ]
  return (
    <>
      {details.length > 0 && (
        <Typography variant="pi" textColor="neutral600">
          {details.join(' · ')}
        </Typography>
      )}
      {former !== null && (
        <Typography variant="pi" textColor="warning700">
          {say('price-was', { before: money(former), after: money(each) })}
        </Typography>
      )}
      {line.refusal && (
        <Typography variant="pi" textColor="danger700">
          {say(`refusal.${line.refusal}`, { number: line.open_order?.number ?? '' })}
        </Typography>
      )}
    </>
  )
}

/** What is to be ordered for one unit. Every choice is saved at once. */
export function CartLine({ path, line, packages, onChange }: Props) {
  const { say, money } = useOrderTexts()
  const { post, busy } = useStaffOrderAction()
  const offers = useOffers({ line, packages })
  const { unit_name: unit, outlet_code: code, zone_count: zones } = line
  const here = `${path}/cart/lines/${line.id}`
  const save = async ({ kind, key, period }: Offer, zone_count: number) => {
    const body = { kind, zone_count, ...(key && period && { package: key, billing_period: period }) }
    if ((await post(here, body, null)) !== null) onChange()
  }
  const choose = async (value: string) => {
    const chosen = offers.find(({ offer }) => toValue(offer) === value)
    if (chosen) await save(chosen.offer, zones)
  }
  const remove = async () => {
    if ((await post(`${here}/remove`, {}, null)) !== null) onChange()
  }
  return (
    <Box tag="fieldset" aria-label={unit} borderColor="neutral200" hasRadius padding={3} minWidth={0}>
      <Flex direction="column" alignItems="stretch" gap={2}>
        <Flex justifyContent="space-between" gap={3}>
          <Typography fontWeight="semiBold" style={{ overflowWrap: 'anywhere' }}>
            {code ? `${unit} (${code})` : unit}
          </Typography>
          <Typography fontWeight="bold">{money(line.price)}</Typography>
        </Flex>
        <SingleSelect
          aria-label={say('offer', { unit })}
          value={toValue(toOffer(line))}
          disabled={busy || line.refusal === 'unit-missing'}
          onChange={value => void choose(String(value))}
        >
          {offers.map(({ offer, label }) => (
            <SingleSelectOption key={toValue(offer)} value={toValue(offer)}>
              {label}
            </SingleSelectOption>
          ))}
        </SingleSelect>
        <Flex gap={2} wrap="wrap">
          <Button
            variant="tertiary"
            aria-label={say('fewer-zones', { unit })}
            disabled={busy || zones <= 1}
            onClick={() => void save(toOffer(line), zones - 1)}
          >
            <Minus />
          </Button>
          <Typography aria-live="polite">{say('zones', { count: zones })}</Typography>
          <Button
            variant="tertiary"
            aria-label={say('more-zones', { unit })}
            disabled={busy || zones >= line.max_zones}
            onClick={() => void save(toOffer(line), zones + 1)}
          >
            <Plus />
          </Button>
          <Button
            variant="danger-light"
            aria-label={say('remove', { unit })}
            disabled={busy}
            onClick={() => void remove()}
          >
            <Trash />
          </Button>
        </Flex>
        <LineNotes line={line} />
      </Flex>
    </Box>
  )
}
