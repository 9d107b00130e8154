import type { ServiceStatus } from '@bgm/contract'

/** The site had a short incident, payments have none today, and nothing is measured about emails. */
export const sampleServiceStatus: ServiceStatus = {
  checked_at: '2026-11-30T05:00:00.000Z',
  parts: [
    {
      part: 'site',
      state: 'good',
      since: '2026-11-29T05:00:00.000Z',
      days: [
        { day: '2026-11-28', passed: 0, failed: 0, missed: 1440 },
        { day: '2026-11-29', passed: 1418, failed: 22, missed: 0 },
        { day: '2026-11-30', passed: 720, failed: 0, missed: 0 },
      ],
    },
    {
      part: 'portal',
      state: 'good',
      since: '2026-11-01T05:00:00.000Z',
      days: [{ day: '2026-11-30', passed: 720, failed: 0, missed: 0 }],
    },
    {
      part: 'player',
      state: 'down',
      since: '2026-11-30T04:50:00.000Z',
      days: [{ day: '2026-11-30', passed: 710, failed: 10, missed: 0 }],
    },
    {
      part: 'payments',
      state: 'failing',
      since: '2026-11-30T04:59:00.000Z',
      days: [{ day: '2026-11-30', passed: 719, failed: 1, missed: 0 }],
    },
    { part: 'emails', state: 'unmeasured', since: null, days: [] },
    {
      part: 'usage-log',
      state: 'good',
      since: '2026-11-01T05:00:00.000Z',
      days: [{ day: '2026-11-30', passed: 720, failed: 0, missed: 0 }],
    },
  ],
  notes: [
    {
      id: '5b0b6a3e-5a51-4a0f-9a39-2f4d36b1f7a1',
      kind: 'incident',
      state: 'identified',
      parts: ['player'],
      title: { id: 'Pemutar tidak terhubung', en: 'Players are not connected' },
      starts_at: '2026-11-30T04:50:00.000Z',
      ends_at: null,
      updates: [
        {
          state: 'identified',
          text: { id: 'Penyebabnya ditemukan.', en: 'We have found the cause.' },
          at: '2026-11-30T04:55:00.000Z',
        },
      ],
    },
  ],
}
