import { INPUTS } from '@wurfzabel/engine/net/inputs';
import { newNet, OUTPUTS, type Net } from '@wurfzabel/engine/net/net';
import { PHASES } from '@wurfzabel/engine/net/phase';
import { err, ok, type Result, type Seeded } from '@wurfzabel/rules';

/**
 * A wider net that plays exactly as before: new units listen at random and nobody listens to them yet.
 */
export const widened = (net: Net, wide: number, chance: Seeded): Result<Net, 'ERR_GROW'> => {
  if (net.wide === wide) return ok(net);
  if (net.wide > wide)
    return err(
      'ERR_GROW',
      `a net of ${net.wide} units cannot become one of ${wide}; --hidden is as the net has it, or larger`,
    );
  const grown = newNet(net.game, wide, chance);
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
