/** The name of the log that follows another one: `musik.example/usage`, then `musik.example/usage-2`. */
export function getNextOrigin(origin: string): string {
  const [, name = origin, number = '1'] = /^(.*)-(\d{1,9})$/.exec(origin) ?? []
  return `${name}-${Number(number) + 1}`
}
