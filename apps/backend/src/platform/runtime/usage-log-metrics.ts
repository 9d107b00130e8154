import { Gauge, type Registry } from 'prom-client'

export type UsageLogMeasures = {
  getLogDelay: () => Promise<number>
  countLogFindings: () => Promise<number>
  getWitnessAges: () => Promise<Record<string, number>>
  countRefusals: () => Promise<number>
  countPolicyDifferences: () => Promise<number>
}

/** Single numbers, by the measure that reads them. */
const gauges = {
  getLogDelay: {
    name: 'usage_log_delay_seconds',
    help: 'Age of the oldest arrival that no checkpoint of the usage log contains',
  },
  countLogFindings: {
    name: 'usage_log_findings',
    help: 'What devices have found wrong with the usage log in the last day',
  },
  countRefusals: {
    name: 'usage_log_witness_refusals',
    help: 'How often witnesses have refused to sign the usage log in the last day',
  },
  countPolicyDifferences: {
    name: 'usage_log_policy_differs',
    help: 'Whether the policy of the usage log of this process is not the one in force',
  },
} as const

/** All backends report the same values, because they share the log, but each whether its policy differs. */
export function measureUsageLog(registry: Registry, measures: UsageLogMeasures): void {
  const registers = [registry]
  const names = Object.keys(gauges) as (keyof typeof gauges)[] // `keys` forgets the names
  for (const measure of names)
    new Gauge({
      ...gauges[measure],
      registers,
      async collect() {
        this.set(await measures[measure]())
      },
    })
  new Gauge({
    name: 'usage_log_witness_age_seconds',
    help: 'Time since a witness of the usage log has signed, or since it is in the policy',
    labelNames: ['witness'],
    registers,
    async collect() {
      this.reset()
      for (const [witness, age] of Object.entries(await measures.getWitnessAges())) this.set({ witness }, age)
    },
  })
}
