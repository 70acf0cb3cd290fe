import { INPUTS } from '@wurfzabel/engine/net/inputs';
import { newNet, OUTPUTS, type Net } from '@wurfzabel/engine/net/net';
import { PHASES } from '@wurfzabel/engine/net/phase';
import { err, ok, type Result, type Seeded } from '@wurfzabel/rules';

/** "128", "128,32", as --hidden takes them. */
const unitsText = (wide: number, deep: number): string =>
  deep > 0 ? `${wide},${deep}` : `${wide}`;

/**
 * A wider net that plays exactly as before: new units listen at random and nobody listens to them yet.
 * Only the first layer of a net without a second one grows.
 * @param deep units of the second layer that are wanted, which must be those of the net
 */
export const widened = (
  net: Net,
  wide: number,
  deep: number,
  chance: Seeded,
): Result<Net, 'ERR_GROW'> => {
  if (net.wide === wide && net.deep === deep) return ok(net);
  if (net.deep > 0 || deep > 0 || net.wide > wide)
    return err(
      'ERR_GROW',
      `a net of ${unitsText(net.wide, net.deep)} units cannot become one of ${unitsText(wide, deep)}; --hidden is as the net has it, or larger where there is one layer`,
    );
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
  return ok(grown);
};
