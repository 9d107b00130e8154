import { describe, expect, test } from 'vitest'
import { hasPermission, type Permission, rolesByPermission } from './permissions'
import { roles } from './roles'

const all = Object.keys(rolesByPermission) as Permission[] // Object.keys is typed as plain strings
const reads = all.filter(name => /\.(?:read|export)$/.test(name))

describe('the permission matrix', () => {
  test('grants an owner everything', () => {
    expect(all.filter(name => !hasPermission('owner', name))).toEqual([])
  })

  test('lets an auditor read everything and change nothing', () => {
    expect(all.filter(name => hasPermission('auditor', name))).toEqual(reads)
  })

  test('lets every role see units, orders, subscriptions and members', () => {
    for (const noun of ['business-unit', 'order', 'subscription', 'membership'] as const)
      expect(roles.filter(role => !hasPermission(role, `${noun}.read`))).toEqual([])
  })

  test('denies staff access to tax files and invoices, and lets only the owner manage members', () => {
    expect(roles.filter(role => !hasPermission(role, 'tax-file.read'))).toEqual(['staff'])
    expect(roles.filter(role => !hasPermission(role, 'invoice.read'))).toEqual(['staff'])
    expect(roles.filter(role => hasPermission(role, 'membership.manage'))).toEqual(['owner'])
  })

  test('grants no permissions without an organisation', () => {
    expect(all.filter(name => hasPermission(null, name))).toEqual([])
  })
})
