import { type Api, ApiError, type Trial } from '@bgm/api-client'
import { type NewTrial, trialDays } from '@bgm/validation'

const day = 86_400_000

/** A trial with its days counted at a moment. */
export type TrialState = Trial & {
  /** The days that are over. */
  passed: number
  /** The days that are left, including today; 0 once the trial has ended. */
  left: number
  /** `calm`, `soon` on the last three days, or `ended`. */
  tone: 'calm' | 'soon' | 'ended'
}

export function toTrialState(trial: Trial, now = Date.now()): TrialState {
  const ends = Date.parse(trial.ends_at)
  const left = Math.max(0, Math.ceil((ends - now) / day))
  return {
    ...trial,
    left,
    passed: trialDays - left,
    tone: left === 0 ? 'ended' : left <= 3 ? 'soon' : 'calm',
  }
}

/** The trial of the organisation; null if it had none. */
export async function findTrial(api: Api): Promise<TrialState | null> {
  const { trial } = await api.trials.get()
  return trial && toTrialState(trial)
}

export const getTrialOffer = (api: Api) => api.trials.getOffer()

export const sendTrialCode = (api: Api) => api.trials.sendCode()

/** Starts the trial; one that the same member has just started counts as started. */
export async function startTrial(api: Api, trial: NewTrial): Promise<'started' | 'phone-used'> {
  try {
    await api.trials.start(trial)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.reason === 'trial-phone-used') return 'phone-used'
    if (error.reason !== 'already-confirmed') throw error
  }
  return 'started'
}
