import { useEffect, useState } from 'react'

/**
 * Computes a code from a secret every `step` milliseconds. Returns null without a secret, without WebCrypto,
 * and until the code has been computed. `compute` must be a stable reference.
 */
export function useRotatingCode(
  secret: string | null,
  { now, step: length }: { now: number; step: number },
  compute: (secret: string, at: number) => Promise<string>,
): string | null {
  const step = Math.floor(now / length)
  const [computed, setComputed] = useState<{ step: number; code: string } | null>(null)
  useEffect(() => {
    if (secret === null) return
    let isCurrent = true
    compute(secret, step * length)
      .then(code => isCurrent && setComputed({ step, code }))
      // Without WebCrypto, no code is shown.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [secret, step, length, compute])
  return secret !== null && computed?.step === step ? computed.code : null
}
