import type { EffectiveLocks, GroupedUnit, UnitGroup } from '@bgm/contract'

export const sampleGroup: UnitGroup = {
  id: 'groupstasiun000000000001',
  name: 'Gerai stasiun',
  kind: 'rule',
  rule: {
    rule_names: ['stasiun', 'bandara'],
    rule_codes: [],
    rule_provinces: [],
    rule_cities: [],
    rule_industries: [],
    rule_states: [],
  },
  version: 1,
  locks: null,
  units: 1,
  zones: 2,
}

export const sampleGroupList: UnitGroup = {
  ...sampleGroup,
  id: 'groupdrivethru0000000001',
  name: 'Drive-thru',
  kind: 'list',
  rule: { ...sampleGroup.rule, rule_names: [] },
}

export const sampleGroupedUnit: GroupedUnit = {
  id: 'unitbraga000000000000001',
  name: 'Kopi Senja Braga',
  cid: 'BGM-000001',
  outlet_code: 'BDG-01',
  industry: 'restaurant',
  city: { code: '32.73', name: 'Kota Bandung' },
  zones: 2,
  state: 'playing',
  locked: false,
  exempt_until: null,
  time_zone: 'Asia/Jakarta',
}

export const sampleOpenLocks: EffectiveLocks = {
  schedule: 'free',
  playlists: 'free',
  volume: 'free',
  announcements: 'free',
  allowed: { schedule: [], playlists: [] },
  max_volume: null,
}
