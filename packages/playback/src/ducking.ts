/** How the music is lowered for announcements, on devices and in the preview. Durations are in seconds. */
export const ducking = { decibels: 12, seconds: 0.4, restoreSeconds: 0.8 } as const
