// The PPN of open orders in sen, line by line at 12 % of 11/12 of the price, so that the invoice they get when they are
// paid is exact. Orders with an invoice keep the whole rupiah that it shows.
module.exports = {
  async up(knex) {
    if (!(await knex.schema.hasTable('orders'))) return
    await knex.raw(`
      with line as (
        select l.order_id, l.total, p.price, b.base, round(b.base * 12 / 100) as amount
        from order_lines l
          join orders r on r.id = l.order_id
          cross join lateral (select round(l.total::numeric * 120000 / 1332) as price) p
          cross join lateral (select round(p.price * 11 / 12) as base) b
        where r.state = 'awaiting-payment' and r.invoice_number is null
          and (r.tax ->> 'rate')::numeric = 12 and r.tax -> 'sen' is null
      ), sums as (
        select order_id, sum(price) as price, sum(base) as base, sum(amount) as amount,
          sum(total * 100 - price - amount) as rounding
        from line group by order_id
      )
      update orders r set tax = jsonb_build_object('rate', 12, 'base', round(s.base / 100),
        'amount', round(s.amount / 100), 'sen', jsonb_build_object('price', s.price, 'base', s.base,
        'amount', s.amount, 'rounding', s.rounding))
      from sums s where s.order_id = r.id`)
  },
}
