import { INPUTS } from '@wurfzabel/engine/net/inputs';
import { newNet, OUTPUTS, type Net } from '@wurfzabel/engine/net/net';
import { PHASES } from '@wurfzabel/engine/net/phase';
import type { Seeded } from '@wurfzabel/rules';

/**
 * A wider net that plays exactly as before: new units listen at random and nobody listens to them yet.
 * Only the first layer of a net without a second one grows.
 */
export const widened = (net: Net, wide: number, chance: Seeded): Net => {
  if (net.wide === wide) return net;
  if (net.deep > 0 || net.wide > wide)
    throw new RangeError(`a net of ${net.wide} and ${net.deep} units cannot become one of ${wide}`);
  const grown = newNet(net.game, wide, 0, chance);
  const { parameters } = grown;
  for (let row = 0; row <= INPUTS; row++)
    parameters.set(net.parameters.subarray(row * net.wide, (row + 1) * net.wide), row * wide);
  const was = (INPUTS + 1) * net.wide;
  const is = (INPUTS + 1) * wide;
  parameters.fill(0, is);
  const rows = PHASES * OUTPUTS;
  for (let k = 0; k < rows; k++)
    parameters.set(
      net.parameters.subarray(was + k * net.wide, was + (k + 1) * net.wide),
      is + k * wide,
    );
  parameters.set(net.parameters.subarray(was + rows * net.wide), is + rows * wide);
  return grown;
};
