import { expect, test } from 'vitest';
import type { Field } from '../schema/model/content-model';
import { cutOf, picturesNamed } from './placed-picture';

const portrait = { width: 800, height: 1000 };
const wide = { width: 4000, height: 3000 };

test('a picture with the proportions of its place is shown whole, whatever its size', () => {
  expect(cutOf({ width: 1600, height: 2000 }, { place: portrait })).toBeUndefined();
  expect(cutOf({ width: 1600, height: 2010 }, { place: portrait, focus: '0 0' })).toBeUndefined();
  expect(cutOf(wide, {})).toBeUndefined();
});

test('another is cut round its middle, or round the point that editors have set', () => {
  const size = { width: 2400, height: 3000 };
  expect(cutOf(wide, { place: portrait })).toEqual({ left: 800, top: 0, ...size });
  expect(cutOf(wide, { place: portrait, focus: '0 0' })).toEqual({ left: 0, top: 0, ...size });
  expect(cutOf(wide, { place: portrait, focus: '100 9' })).toEqual({ left: 1600, top: 0, ...size });
});

test('a picture that is too high loses its top and bottom', () => {
  const high = { width: 1000, height: 2000 };
  const cut = { left: 0, width: 1000, height: 1250 };
  expect(cutOf(high, { place: portrait, focus: '50 20' })).toEqual({ top: 150, ...cut });
});

test('another picture stands for one that is left out, with its own focal point and for the same place', () => {
  const field: Field = {
    name: 'picture',
    description: '',
    isRequired: false,
    value: { kind: 'picture' },
    rules: {
      picture: { folder: 'projects', minWidth: 1200, minHeight: 900 },
      fallback: { fields: ['banner', 'screenshots'] },
    },
  };
  const place = { width: 1200, height: 900 };
  const banner = { banner: 'b.webp', bannerFocus: '0 50' };
  const shots = { screenshots: { first: '1.webp', second: '2.webp' } };
  const own = { picture: 'p.webp', pictureFocus: '9 9', ...banner, ...shots };
  expect(picturesNamed(field, own)).toEqual([{ path: 'p.webp', place, focus: '9 9' }]);
  expect(picturesNamed(field, { ...banner, ...shots, pictureFocus: '9 9' })).toEqual([
    { path: 'b.webp', place, focus: '0 50' },
  ]);
  expect(picturesNamed(field, shots)).toEqual([{ path: '1.webp', place }]);
  expect(picturesNamed(field, { screenshots: {} })).toEqual([]);
});
