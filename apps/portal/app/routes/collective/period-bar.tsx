import { getMonthEdges } from '#app/routes/usage/month'

type Props = { periods: { from: string; until: string }[]; month: string }

/** The parts of a month that periods cover; the text beside it says the same. */
export function PeriodBar({ periods, month }: Props) {
  const [first, last] = getMonthEdges(month)
  const place = (at: string) =>
    (100 * (Math.min(Math.max(Date.parse(at), first), last) - first)) / (last - first)
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      className="my-1.5 block h-2 w-full rounded-[8px_2px] bg-sunken"
    >
      {periods.map(({ from, until }) => (
        <rect key={from} x={place(from)} width={place(until) - place(from)} height="8" className="fill-ok" />
      ))}
    </svg>
  )
}
