import { describe, expect, it } from '@jest/globals';
import { ratiosOfWaits, report, summary, undisturbed } from './report.mjs';

/** What a server did in a round: answers a second, time of the processor for each, milliseconds the slowest hundredth waited. */
const did = (rps, processor, p99 = 1) => ({ rps, processor, p99, p50: 1, memory: 100, driverBusy: 0.5 });
const row = { key: 'detail', name: 'userprofile detail', clients: 16, targets: [0.5, 0.75] };
const outcome = (rows) => ({ engine: 'sqlite', processor: '', driver: 'wrk', loadBefore: 0, rows });

describe('rounds of a benchmark', () => {
  it('should count unless a server took 1.3 times the processor of its cheapest round', () => {
    const kept = [
      { ours: did(100, 50), bare: did(200, 20) },
      { ours: did(100, 65), bare: did(200, 26) },
    ];
    const oursSlowed = { ours: did(70, 66), bare: did(200, 20) };
    const bareSlowed = { ours: did(100, 50), bare: did(90, 27) };
    expect(undisturbed([oursSlowed, kept[0], bareSlowed, kept[1]])).toEqual(kept);
  });

  it('should all count where the processor is not known', () => {
    const rounds = [{ ours: did(100, null) }, { ours: did(10, null) }];
    expect(undisturbed(rounds)).toEqual(rounds);
  });

  it('should be compared within each, without those disturbed, which are told of', () => {
    const rounds = [
      { ours: did(100, 50), bare: did(200, 20) },
      { ours: did(60, 50), bare: did(100, 20) },
      { ours: did(120, 50), bare: did(300, 20) },
      { ours: did(10, 500), bare: did(1000, 20) },
    ];
    const { ratios, disturbed, rounds: all, runs } = summary(row, rounds);
    expect(ratios).toEqual([expect.objectContaining({ to: 'bare', ratio: 0.5, lowest: 0.4, highest: 0.6 })]);
    expect(runs.ours.rps).toBe(100);
    expect(disturbed).toBe(1);
    expect(all).toEqual(rounds);
  });

  it('should all count if each is disturbed', () => {
    const rounds = [
      { ours: did(100, 50), bare: did(100, 40) },
      { ours: did(100, 80), bare: did(200, 20) },
    ];
    expect(summary(row, rounds)).toMatchObject({ disturbed: 2, ratios: [{ ratio: 0.75 }] });
  });

  it.each([
    [49, 'MISSED'],
    [50, 'reached'],
    [75, 'aim reached'],
  ])('should come to what is said of them: %i of 100 is %s', (rps, said) => {
    const text = report(outcome([summary(row, [{ ours: did(rps, 50), bare: did(100, 20) }])]));
    expect(text).toMatch(new RegExp(`at least 0.5, aim 0.75: ${said}$`));
  });

  const paced = (ours, same, own) => ({ ours: did(50, 50, ours), same: did(50, 20, same), own: did(80, 20, own) });

  it('should tell waits of both at one rate, and of each at half of what it can answer', () => {
    const rounds = [paced(2, 1, 2), paced(6, 2, 2), paced(3, 1, 2), { ...paced(90, 1, 1), ours: did(50, 66, 90) }];
    const { ours, same, own, disturbed, rounds: all } = ratiosOfWaits(rounds);
    expect(ours).toMatchObject({ p99: 3 });
    expect(same).toMatchObject({ p99: 1, ratio: 3, lowest: 2, highest: 3 });
    expect(own).toMatchObject({ p99: 2, ratio: 1.5, lowest: 1, highest: 3 });
    expect([disturbed, all]).toEqual([1, rounds]);
  });

  it.each([
    [2.1, 'MISSED'],
    [2, 'reached'],
    [1.3, 'aim reached'],
  ])('should come to what is said of waits: %f times as long is %s', (p99, said) => {
    const waits = { rate: 50, rateOfBare: 80, ...ratiosOfWaits([paced(p99, 0.5, 1)]) };
    const rows = [{ ...summary(row, [{ ours: did(100, 50), bare: did(160, 20) }]), paced: waits }];
    const [own, same] = report(outcome(rows)).split('\n').slice(-2);
    expect(own).toMatch(new RegExp(`^ +bare 1.00 ms at 80/s; .*at most 2, aim 1.3: ${said}$`));
    expect(same).toMatch(/^ +bare 0.50 ms at 50\/s; .*: MISSED$/);
  });

  it('should be held to the rate by token where what is asked is signed in otherwise', () => {
    const rounds = [{ ours: did(80, 50), bare: did(100, 20), 'ours by token': did(100, 50) }];
    const { ratios } = summary({ ...row, toToken: [0.9, 1] }, rounds);
    expect(ratios.map(({ to, ratio, least }) => [to, ratio, least])).toEqual([
      ['bare', 0.8, undefined],
      ['ours by token', 0.8, 0.9],
    ]);
  });
});
