import type { Backend } from './harness'

export type JobRow = {
  id: string
  name: string
  state: 'created' | 'retry' | 'active'
  retry_count: number
  start_after: Date
  singleton_key: string
}
export type DeadRow = { id: string; reason: string; tries: string }

/** The rows of the queue's table, for tests that look at jobs or change when they start. */
export function jobRows(backend: Backend) {
  const { connection } = backend.strapi.db
  const open = (name?: string) => {
    const rows = connection('pgboss.job').whereRaw("state <= 'active'")
    return name === undefined ? rows : rows.where({ name })
  }
  const setStart = (name: string, start_after: Date) => open(name).update({ start_after })
  return {
    /** Adds a job that no code adds any more. */
    add: (name: string, content: string) =>
      connection('pgboss.job').insert({ name, data: JSON.stringify({ content }), retry_limit: 9 }),
    /** The jobs with this name that wait or run, oldest first. */
    list: (name: string): Promise<JobRow[]> => open(name).orderBy('created_on'),
    listDead: (source_name: string): Promise<DeadRow[]> =>
      connection('pgboss.job')
        .where({ name: 'dead-jobs', source_name })
        .whereRaw("state < 'active'")
        .select('id', connection.raw("source_output->>'reason' as reason, source_output->>'tries' as tries")),
    makeDue: (name: string) => setStart(name, new Date(0)),
    /** Keeps the jobs with this name from starting for a day. */
    postpone: (name: string) => setStart(name, new Date(Date.now() + 86_400_000)),
    remove: (name: string) =>
      connection('pgboss.job').where({ name }).orWhere({ source_name: name }).delete(),
  }
}
